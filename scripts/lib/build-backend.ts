import { buildBackend } from "./build.mjs";

/** Before the first unit test, once. */
export async function setup(): Promise<void> {
  await buildBackend();
}
