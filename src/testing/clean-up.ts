import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is waited for is several requests and renders: on a busy machine more than the second that is usual.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
