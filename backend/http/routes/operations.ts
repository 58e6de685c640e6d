import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type { z } from "zod";
import { notFound } from "../../lib/errors";
import { withoutValues } from "../../lib/log";
import { assertCommand } from "../../operation/running-backend";
import {
  type OperationName,
  type OperationResult,
  type operationLineSchema,
  operations,
  runOperation,
} from "../../publishing/operations";
import { countPublishes } from "../../publishing/publish";
import { TenancyError } from "../../tenancy/tenancy-error";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";

type Line = z.input<typeof operationLineSchema>;

/** `POST /tenancy/operations/:name`, for the tenants command: JSON lines, the last one with the result. */
export function operationRoutes(services: Services): Hono {
  const { publishToken, tenants, tenancy } = services;
  const app = new Hono();
  // Prometheus sees no increase when a series first appears: an alert would miss the first failure.
  for (const operation of Object.keys(operations))
    services.metrics.operations.inc({ operation, outcome: "failed" }, 0);
  app.post("/:name", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const name = c.req.param("name");
    if (!isOperation(name)) throw notFound();
    const data = await jsonBody(c, operations[name].input);
    return streamLines(c, (write) => {
      const progress = (line: string) => void write({ progress: line });
      return attempt(services, name, () => runOperation(tenancy, { name, input: data }, progress)).finally(
        () => tenants.clear(),
      );
    });
  });
  return app;
}

async function attempt(
  { log, metrics }: Services,
  name: OperationName,
  run: () => Promise<unknown>,
): Promise<Line> {
  const count = (outcome: string) => metrics.operations.inc({ operation: name, outcome });
  try {
    const result = await run();
    count("done");
    // The result type follows from the name.
    if (name === "publish") countPublishes(metrics, (result as OperationResult<"publish">).outcomes);
    return { result };
  } catch (thrown) {
    const error = withoutValues(thrown);
    const isRefused = error instanceof TenancyError;
    count(isRefused ? "refused" : "failed");
    if (isRefused) return { refused: error.message };
    log.error({ err: error, operation: name }, "operation failed");
    return { refused: `${name} failed: ${error instanceof Error ? error.message : error}` };
  }
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

/** Not application/json, which is compressed: that would delay the lines until the end. */
function streamLines(c: Context, work: (write: (line: Line) => Promise<unknown>) => Promise<Line>): Response {
  c.header("content-type", "application/x-ndjson");
  return stream(c, async (out) => {
    const write = (line: Line) => out.write(`${JSON.stringify(line)}\n`);
    await write(await work(write));
  });
}
