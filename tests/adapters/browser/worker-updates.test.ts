import { describe, expect, it } from 'vitest';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import { BROKEN, TAKE_OVER } from '#adapters/browser/worker-messages.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;
  failing = false;
  update(): Promise<void> {
    this.updates += 1;
    return this.failing ? Promise.reject(new TypeError('offline')) : Promise.resolve();
  }
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly asked: unknown[] = [];
  readonly registration = new FakeRegistration();
  refusing = false;
  register(...asked: unknown[]): Promise<FakeRegistration> {
    this.asked.push(asked);
    return this.refusing
      ? Promise.reject(new DOMException('blocked', 'SecurityError'))
      : Promise.resolve(this.registration);
  }
  change(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

const open = async (prepare: (workers: FakeContainer) => void = () => undefined) => {
  const workers = new FakeContainer();
  prepare(workers);
  let load: (() => void) | null = null;
  let answer = () => Promise.resolve(new Response('worker'));
  const updates = new WorkerUpdates({
    workers,
    afterLoad: (run) => (load = run),
    fetch: () => answer(),
  });
  const news: string[] = [];
  updates.news$.subscribe((what) => news.push(what));
  updates.start();
  updates.start();
  const before = workers.asked.length;
  (load as (() => void) | null)?.();
  await turn();
  return { workers, updates, news, before, reply: (next: typeof answer) => (answer = next) };
};

describe('the worker behind the page', () => {
  it('is registered once, at its own address, and not before the page has loaded', async () => {
    const { workers, before } = await open();
    expect(before).toBe(0);
    expect(workers.asked).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('tells nothing of the first worker, which takes a page that had none', async () => {
    const { workers, news } = await open();
    const first = workers.registration.find();
    first.become('installed');
    workers.change(first);
    expect(news).toEqual([]);
  });

  it('tells nothing of the first worker where the page has it before it is told of it, as WebKit does', async () => {
    const { workers, news } = await open();
    const first = workers.registration.find();
    workers.controller = first;
    first.become('installed');
    workers.change(first);
    expect(news).toEqual([]);
    const late = await open((w) => {
      const one = new FakeWorker();
      w.controller = one;
      w.registration.waiting = one;
    });
    if (late.workers.controller !== null) late.workers.change(late.workers.controller);
    expect(late.news).toEqual([]);
  });

  it('tells of a newer one when it is ready, and when it took over', async () => {
    const { workers, news, updates } = await open((w) => (w.controller = new FakeWorker()));
    const newer = workers.registration.find();
    expect(news).toEqual([]);
    newer.become('installed');
    expect(news).toEqual(['found']);
    expect(updates.takeOver()).toBe(true);
    expect(newer.heard).toEqual([]);
    workers.registration.installing = null;
    workers.registration.waiting = newer;
    expect(updates.takeOver()).toBe(true);
    expect(newer.heard).toEqual([TAKE_OVER]);
    workers.registration.waiting = null;
    workers.registration.active = newer;
    newer.become('activating');
    expect(updates.takeOver()).toBe(true);
    newer.become('activated');
    expect(updates.takeOver()).toBe(false);
    workers.change(newer);
    expect(news).toEqual(['found', 'tookOver']);
  });

  it('tells of a newer one that had been waiting since an earlier visit', async () => {
    const { news } = await open((w) => {
      w.controller = new FakeWorker();
      w.registration.waiting = new FakeWorker();
    });
    expect(news).toEqual(['found']);
  });

  it('tells of a newer one that another tab let take over, also after the first took the page', async () => {
    const { workers, news } = await open();
    workers.change(new FakeWorker());
    expect(news).toEqual([]);
    workers.change(new FakeWorker());
    expect(news).toEqual(['tookOver']);
  });

  it('hears that it is broken, and nothing else', async () => {
    const { workers, news } = await open();
    for (const data of [BROKEN, 'anything', { kind: 'broken' }, null])
      workers.dispatchEvent(new MessageEvent('message', { data }));
    expect(news).toEqual(['broken']);
  });

  it('looks for a newer one in silence, whatever comes of it', async () => {
    const { workers, updates } = await open();
    workers.registration.failing = true;
    updates.check();
    await turn();
    expect(workers.registration.updates).toBe(1);
  });

  it('goes without where the browser refuses or knows no workers', async () => {
    const refused = await open((w) => (w.refusing = true));
    refused.updates.check();
    expect(refused.updates.takeOver()).toBe(false);
    expect(refused.news).toEqual([]);
    let loaded = 0;
    const none = new WorkerUpdates({
      workers: undefined,
      afterLoad: () => (loaded += 1),
      fetch: () => Promise.resolve(new Response()),
    });
    none.start();
    none.check();
    expect(loaded).toBe(0);
  });

  it('knows whether the server answers', async () => {
    const { updates, reply } = await open();
    expect(await updates.reachable()).toBe(true);
    reply(() => Promise.resolve(new Response('', { status: 502 })));
    expect(await updates.reachable()).toBe(false);
    reply(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await updates.reachable()).toBe(false);
  });
});
