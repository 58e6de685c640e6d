import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { testDatabaseUrl } from "./test-database.mjs";

/** A database beside that of the tests, empty or as a template is; one of that name makes way for it. */
export async function createThrowawayDatabase({
  name = `throwaway_${randomBytes(6).toString("hex")}`,
  template = "template1",
} = {}) {
  const drop = () => askServer(`drop database if exists ${name} with (force)`);
  await drop();
  await askServer(`create database ${name} template ${template}`);
  return { name, url: urlOfDatabase(name), drop };
}

/** One statement at the server itself, on a connection of its own. */
export async function askServer(statement: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(name: string): string {
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
