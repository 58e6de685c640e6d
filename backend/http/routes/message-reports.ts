import { Hono } from "hono";
import { z } from "zod";
import { ApiError, invalidRequest, notFound, unavailable } from "../../lib/errors";
import { applyReport } from "../../messages/reports";
import { createReportReaders, type DeliveryReport } from "../../providers/delivery-reports";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";

/**
 * `POST /webhooks/messages/<provider>`: what became of messages that it had accepted. A 204 also for reports that change
 * nothing; a 503 asks for all of them again, where one came before its message was sent.
 */
export function messageReportRoutes(services: Services): Hono {
  const readers = createReportReaders(services.environment);
  const app = new Hono();
  app.post("/:provider", async (c) => {
    const provider = c.req.param("provider");
    const reader = readers.get(provider);
    if (!reader) throw notFound();
    const { headers } = c.req.raw;
    if (!reader.isAuthentic(headers))
      throw new ApiError(401, "webhook-secret", "웹훅의 비밀값이 맞지 않습니다.");
    const body = await jsonBody(c, z.unknown());
    const outcomes = await applyAll(
      services,
      provider,
      readReports(() => reader.read(headers, body)),
    );
    if (outcomes.has("early")) throw unavailable();
    return c.body(null, 204);
  });
  return app;
}

function readReports(read: () => DeliveryReport[]): DeliveryReport[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof z.ZodError) throw invalidRequest("body", error);
    throw error;
  }
}

async function applyAll(
  services: Services,
  provider: string,
  reports: DeliveryReport[],
): Promise<Set<string>> {
  const outcomes = new Set<string>();
  for (const report of reports) {
    const outcome = await applyReport(services, provider, report);
    services.metrics.messageReports.inc({ provider, outcome });
    outcomes.add(outcome);
  }
  return outcomes;
}
