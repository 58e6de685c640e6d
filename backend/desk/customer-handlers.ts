import type { studioCustomersContract } from "@/contract/studio/customers";
import type { StudioCall } from "../staff/studio-call";
import { describeCustomerCard } from "./customer-card";
import { eraseCustomer } from "./customer-erasure";
import { exportCustomer, exportList } from "./customer-export";
import { addNote, removeNote } from "./customer-notes";
import { findCustomers, nearCustomers, requireCustomer } from "./customers";
import type { StudioHandlers } from "./studio-handlers";

export const customerHandlers: StudioHandlers<typeof studioCustomersContract> = {
  "GET /studio/:clinic/customers": async ({ query, call }) => {
    call.require("see-customers");
    const rows = query.search ? await findCustomers(call, query.search) : await nearCustomers(call);
    return { rows, count: rows.length };
  },

  "GET /studio/:clinic/customers/:id": async ({ params, call }) => {
    call.require("see-customers");
    return { row: await describeCustomerCard(call, await requireCustomer(call, params.id)) };
  },

  "POST /studio/:clinic/customers/:id/notes": async ({ params, body, call }) => {
    requireNotes(call);
    return { row: await addNote(call, params.id, body.text) };
  },

  "DELETE /studio/:clinic/customers/:id/notes/:noteId": async ({ params, call }) => {
    requireNotes(call);
    await removeNote(call, params.id, params.noteId);
    return {};
  },

  "POST /studio/:clinic/customers/:id/export": async ({ params, call }) => {
    call.require("export-customers");
    return { row: await exportCustomer(call, params.id) };
  },

  "POST /studio/:clinic/customers/export": async ({ call }) => {
    call.require("export-customers");
    return { row: await exportList(call) };
  },

  "DELETE /studio/:clinic/customers/:id": async ({ params, call }) => {
    call.require("export-customers");
    await eraseCustomer(call, params.id);
    return {};
  },
};

/** Notes are about customers whom one sees. */
function requireNotes(call: StudioCall): void {
  call.require("see-customers");
  call.require("write-notes");
}
