import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { ApiError } from "../../lib/errors";

/** Path and query; the fields of all calls have smaller limits of their own. */
const MAX_URL_LENGTH = 8192;

export const addressLimit = createMiddleware(async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) throw new ApiError(414, "address-too-long", "주소가 너무 깁니다.");
  await next();
});

/** Also for a body without a Content-Length. */
export const maxBodySize = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError(413, "body-too-large", "보내신 내용이 너무 깁니다.");
    },
  });
