import { describe, expect, it, vi } from "vitest";
import { errorLabels } from "@/labels/errors";
import { ApiError } from "./api-error";
import { createQueryClient } from "./query-client";

function clientWithSpies() {
  let isSignedIn = true;
  const endSession = vi.fn(() => {
    const wasSignedIn = isSignedIn;
    isSignedIn = false;
    return wasSignedIn;
  });
  const actions = { showMessage: vi.fn(), endSession };
  return { ...actions, client: createQueryClient(actions) };
}

const failWith = (status: number) => async () => {
  throw new ApiError(status, `message of ${status}`);
};

describe("what the screen says when a query fails", () => {
  it.each([
    [400, "message of 400"],
    [500, "message of 500"],
  ])("%i shows its message", async (status, message) => {
    const { client, showMessage } = clientWithSpies();
    await client.fetchQuery({ queryKey: ["q"], queryFn: failWith(status), retry: false }).catch(() => {});
    expect(showMessage).toHaveBeenCalledExactlyOnceWith(message);
  });

  it.each([404, 409])("%i says nothing", async (status) => {
    const { client, showMessage } = clientWithSpies();
    await client.fetchQuery({ queryKey: ["q"], queryFn: failWith(status), retry: false }).catch(() => {});
    expect(showMessage).not.toHaveBeenCalled();
  });

  it.each([401, 403])("%i ends the session and says so", async (status) => {
    const { client, showMessage, endSession } = clientWithSpies();
    await client.fetchQuery({ queryKey: ["q"], queryFn: failWith(status), retry: false }).catch(() => {});
    expect(endSession).toHaveBeenCalledOnce();
    expect(showMessage).toHaveBeenCalledExactlyOnceWith(errorLabels.sessionExpired);
  });

  it("says once that the session is over, however many calls failed with it", async () => {
    const { client, showMessage } = clientWithSpies();
    const calls = [401, 403, 401, 401, 401].map((status, index) =>
      client.fetchQuery({ queryKey: [index], queryFn: failWith(status), retry: false }).catch(() => {}),
    );
    await Promise.all(calls);
    expect(showMessage).toHaveBeenCalledExactlyOnceWith(errorLabels.sessionExpired);
  });
});

describe("what the screen says when a mutation fails", () => {
  const run = async (status: number) => {
    const spies = clientWithSpies();
    const mutation = spies.client.getMutationCache().build(spies.client, { mutationFn: failWith(status) });
    await mutation.execute(undefined).catch(() => {});
    return spies;
  };

  it("409 says nothing: the screen itself explains it", async () => {
    expect((await run(409)).showMessage).not.toHaveBeenCalled();
  });

  it("404 shows its message", async () => {
    expect((await run(404)).showMessage).toHaveBeenCalledExactlyOnceWith("message of 404");
  });
});

describe("retries", () => {
  it("waits 1 s, 2 s, 4 s … and never more than 30 s between tries of a query", () => {
    const { client } = clientWithSpies();
    const { retry, retryDelay } = client.getDefaultOptions().queries ?? {};
    expect(retry).toBe(3);
    const delay = retryDelay as (count: number, error: Error) => number;
    expect([0, 1, 2, 9].map((count) => delay(count, new Error()))).toEqual([1000, 2000, 4000, 30_000]);
  });
});
