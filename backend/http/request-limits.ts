import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { ApiError } from "../errors";

/** Path and query; every field of every call has a limit of its own far below. */
const LONGEST_ADDRESS = 8192;

/** Refuses an address that no call has. */
export const addressLimit = createMiddleware(async (c, next) => {
  if (c.req.url.length > LONGEST_ADDRESS) throw new ApiError(414, "address-too-long", "주소가 너무 깁니다.");
  await next();
});

/** Refuses a larger body, also one that does not say how large it is. */
export const bodyAtMost = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError(413, "body-too-large", "보내신 내용이 너무 깁니다.");
    },
  });
