#include "art/webp.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

/* Compared enlarged with the pictures as drawn: below these the paper of a map turns smooth in patches and thin coloured
 * letters on a counter blur. */
enum { GROUND_QUALITY = 78, PIECE_QUALITY = 82, SHADOW_QUALITY = 60 };

static uint32_t straight(uint32_t c)
{
	uint32_t a = c >> 24, out = a << 24;
	if (!a)
		return 0;
	for (int shift = 0; shift < 24; shift += 8) {
		uint32_t v = ((c >> shift & 255) * 255 + a / 2) / a;
		out |= (v < 255 ? v : 255) << shift;
	}
	return out;
}

static bool encode(WebPPicture *p, enum webp_kind kind, const uint32_t *pixels, int stride)
{
	WebPConfig c;
	if (!WebPConfigInit(&c) || !WebPPictureAlloc(p))
		return false;
	for (int y = 0; y < p->height; y++)
		for (int x = 0; x < p->width; x++) {
			uint32_t from = pixels[(long)y * stride + x];
			p->argb[(long)y * p->argb_stride + x] =
				kind == WEBP_PIECE ? straight(from) : from | 0xff000000u;
		}
	c.quality = kind == WEBP_PIECE ? PIECE_QUALITY : GROUND_QUALITY;
	c.alpha_quality = SHADOW_QUALITY;
	c.use_sharp_yuv = kind == WEBP_PIECE;
	c.method = 4;
	return WebPEncode(&c, p);
}

static bool save(const char *path, const WebPMemoryWriter *bytes, struct error *e)
{
	FILE *out = fopen(path, "wb");
	if (!out)
		return error_set(e, path, NULL, NULL, "%s", strerror(errno));
	bool written = fwrite(bytes->mem, 1, bytes->size, out) == bytes->size;
	return (!fclose(out) && written) || error_set(e, path, NULL, NULL, "cannot be written");
}

bool webp_write(const char *path, const uint32_t *pixels, int stride, int w, int h, enum webp_kind kind,
		struct error *e)
{
	WebPMemoryWriter bytes;
	WebPPicture p;
	bool good;
	WebPMemoryWriterInit(&bytes);
	if (!WebPPictureInit(&p))
		return error_set(e, path, NULL, NULL, "this libwebp is of another version");
	p.use_argb = 1;
	p.width = w;
	p.height = h;
	p.writer = WebPMemoryWrite;
	p.custom_ptr = &bytes;
	good = encode(&p, kind, pixels, stride);
	if (!good)
		error_set(e, path, NULL, NULL, "cannot be made a WebP picture (reason %d of libwebp)", (int)p.error_code);
	good = good && save(path, &bytes, e);
	WebPPictureFree(&p);
	WebPMemoryWriterClear(&bytes);
	return good;
}
