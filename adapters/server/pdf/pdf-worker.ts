import { parentPort } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';

/** The worker thread that inspects one PDF and reports the result. The starting thread enforces the limits of time and memory. */
parentPort?.once('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((problem) => parentPort?.postMessage({ problem }));
});
parentPort?.postMessage('ready');
