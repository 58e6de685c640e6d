import http from "node:http";

interface Page {
  host: string;
  path: string;
}

interface Load {
  port: number;
  /** The page that is asked for as the n-th. */
  visit: (turn: number) => Page;
  clients: number;
}

/** Visitors who ask for one page after the other until they are told to stop, and what went wrong for them. */
export function startLoad({ port, visit, clients }: Load) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;

  let turn = 0;

  const visitOneAfterTheOther = async () => {
    while (!isOver) {
      const page = visit(turn++);
      const failure = await fetchWhole(page);
      if (failure) failures.push(`${page.host}${page.path}: ${failure}`);
      else answered += 1;
    }
  };
  /** Nothing, or why there was no whole page. */
  const fetchWhole = ({ host, path }: Page) =>
    new Promise<string | null>((resolve) => {
      const headers = { host: `${host}:${port}`, "accept-encoding": "gzip, deflate, br" };
      const request = http.get({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
        response.on("error", ({ message }) => resolve(message));
        response.on("end", () => resolve(response.statusCode === 200 ? null : `${response.statusCode}`));
        response.resume();
      });
      request.on("error", ({ message }) => resolve(message));
    });

  const visitors = Array.from({ length: clients }, visitOneAfterTheOther);
  return {
    answered: () => answered,
    async stop(): Promise<string[]> {
      isOver = true;
      await Promise.all(visitors);
      agent.destroy();
      return failures;
    },
  };
}
