import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands before a server, and can be cut: every connection breaks and new ones are refused, or hang, until it heals. */
export async function openTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    const onward = isHanging ? null : connect(target);
    for (const each of [socket, onward]) {
      if (!each) continue;
      sockets.add(each);
      // Its end is its close, which follows.
      each.on("error", () => {});
      each.on("close", () => {
        sockets.delete(each);
        socket.destroy();
        onward?.destroy();
      });
    }
    if (onward) socket.pipe(onward).pipe(socket);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    const closed = once(server, "close");
    server.close();
    drop();
    await closed;
  };
  return {
    port,
    cut: stop,
    /** New connections are taken and nothing comes of them. */
    hang: () => {
      isHanging = true;
      drop();
    },
    /** Connections stay open, and nothing more comes over them; new ones hang. */
    silence: () => {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    heal: async () => {
      isHanging = false;
      drop();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
