import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QUERY_RETRIES } from "@/config/queries";
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

  it.each([401, 403])("%i ends the session and says so, in place of its own message", async (status) => {
    const { showMessage, endSession } = await run(status);
    expect(endSession).toHaveBeenCalledOnce();
    expect(showMessage).toHaveBeenCalledExactlyOnceWith(errorLabels.sessionExpired);
  });

  it.each([400, 422, 500])("%i shows its message", async (status) => {
    expect((await run(status)).showMessage).toHaveBeenCalledExactlyOnceWith(`message of ${status}`);
  });

  it("404 shows its message", async () => {
    expect((await run(404)).showMessage).toHaveBeenCalledExactlyOnceWith("message of 404");
  });
});

describe("retries", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tries a query three times more, after 1 s, 2 s and 4 s, and says it once", async () => {
    const { client, showMessage } = clientWithSpies();
    const ask = vi.fn(failWith(500));
    client.fetchQuery({ queryKey: ["q"], queryFn: ask, retry: QUERY_RETRIES }).catch(() => {});
    for (const [delay, times] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay);
      expect(ask).toHaveBeenCalledTimes(times);
    }
    expect(showMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(showMessage).toHaveBeenCalledExactlyOnceWith("message of 500");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("has a query of a component tried as often, and never waits more than 30 s", () => {
    const { client } = clientWithSpies();
    const { retry, retryDelay } = client.getDefaultOptions().queries ?? {};
    const isTriedAgain = retry as (count: number, error: Error) => boolean;
    expect([0, 1, 2, 3].map((count) => isTriedAgain(count, new Error()))).toEqual([true, true, true, false]);
    const delay = retryDelay as (count: number, error: Error) => number;
    expect([0, 1, 2, 4, 5, 9].map((count) => delay(count, new Error()))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
  });

  it.each([401, 403])("asks once where the session is over (%i), and says so at once", async (status) => {
    const { client, showMessage } = clientWithSpies();
    const ask = vi.fn(failWith(status));
    client.fetchQuery({ queryKey: ["q"], queryFn: ask }).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(showMessage).toHaveBeenCalledExactlyOnceWith(errorLabels.sessionExpired);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("does not send a mutation twice", async () => {
    const { client, showMessage } = clientWithSpies();
    const send = vi.fn(failWith(500));
    client
      .getMutationCache()
      .build(client, { mutationFn: send })
      .execute(undefined)
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(showMessage).toHaveBeenCalledOnce();
  });
});
