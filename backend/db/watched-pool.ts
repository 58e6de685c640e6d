import { AsyncLocalStorage } from "node:async_hooks";
import type { Socket } from "node:net";
import { Client, type ClientConfig, Pool, type PoolConfig } from "pg";
import { requestContext } from "../lib/request-context";

interface Statement {
  text: string;
  durationMs: number;
  requestId: string | undefined;
}

export type OnStatement = (statement: Statement) => void;

/** A reachable server accepts at once; fail before the client of the API gives up. */
const CONNECT_TIMEOUT_MS = 2000;
/**
 * For statements of API requests, most of which take a millisecond: the server may have gone silent. Migrations, sweeps
 * and commands have no time-out.
 */
const STATEMENT_TIMEOUT_MS = 5000;
/** The driver's message; it has no code. */
const TIMEOUT_MESSAGE = "Query read timeout";

type QueryCallback = (error: Error | null, result: unknown) => void;
type AnyConnect = (callback: unknown) => never;
type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Connections whose statements start with their request id as a comment, for the server's logs, pg_stat_activity and
 * plans. A connection on which a statement times out is closed.
 */
export function openPool(settings: PoolConfig, onStatement: OnStatement): Pool {
  return new WatchedPool({ ...settings, Client: instrumentedClient(onStatement) });
}

class WatchedPool extends Pool {
  /** A waiting request gets its connection from the one that releases it: bind the callback to its own context. */
  override connect(callback?: unknown): never {
    const bound = typeof callback === "function" ? AsyncLocalStorage.bind(callback as () => void) : callback;
    // The class has several overloads and one implementation.
    return (super.connect as unknown as AnyConnect).call(this, bound);
  }
}

const instrumentedClient = (onStatement: OnStatement) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    }

    override query(config: unknown, ...rest: unknown[]): never {
      const requestId = requestContext.getStore()?.requestId;
      const startedAt = performance.now();
      const end = (error?: unknown) => {
        onStatement({ text: textOf(config), durationMs: performance.now() - startedAt, requestId });
        // Later statements would wait behind the one that never ended.
        if (error instanceof Error && error.message === TIMEOUT_MESSAGE) streamOf(this).destroy();
      };
      const query = super.query as unknown as AnyQuery;
      const labelled = forRequest(config, requestId);
      const at = rest.findIndex((each) => typeof each === "function");
      const result = query.call(this, labelled, ...(at < 0 ? rest : rest.with(at, withEnd(rest[at], end))));
      if (result instanceof Promise) result.then(() => end(), end);
      return result as never;
    }
  };

const withEnd =
  (callback: unknown, end: (error: unknown) => void): QueryCallback =>
  (...result) => {
    end(result[0]);
    (callback as QueryCallback)(...result);
  };

const isText = (config: unknown): config is { text: string } =>
  typeof config === "object" && config !== null && "text" in config && typeof config.text === "string";

const textOf = (config: unknown): string => (isText(config) ? config.text : String(config));

/** The driver's types leave the connection out. */
const streamOf = (client: Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Prepared statements and query objects keep their text. */
function forRequest(config: unknown, requestId: string | undefined): unknown {
  if (!requestId) return config;
  const comment = `/*request_id='${requestId}'*/ `;
  const limit = { query_timeout: STATEMENT_TIMEOUT_MS };
  if (typeof config === "string") return { ...limit, text: comment + config };
  if (!isText(config) || "submit" in config || ("name" in config && config.name)) return config;
  return { ...limit, ...config, text: comment + config.text };
}
