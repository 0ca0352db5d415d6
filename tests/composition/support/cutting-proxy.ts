import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy that simulates broken connections: passes some bytes of each response and then cuts the connection. */
export class CuttingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #wanted: number;
  cuts = 0;

  private constructor(target: number, wanted: number, bytes: () => number) {
    this.#wanted = wanted;
    this.#server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      let left = bytes();
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        // An error means that this proxy or the other end closed the connection.
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far);
      far.on('data', (chunk: Buffer) => {
        if (this.cuts >= this.#wanted || chunk.length < left) {
          left -= chunk.length;
          near.write(chunk);
          return;
        }
        if (near.destroyed) return;
        this.cuts += 1;
        near.write(chunk.subarray(0, left), () => near.resetAndDestroy());
        far.destroy();
      });
    });
  }

  /** Opens the proxy to a port of this machine. Cuts each response after `bytes()` bytes, until `wanted` cuts have been made. */
  static async open(target: number, wanted: number, bytes: () => number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, wanted, bytes);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
