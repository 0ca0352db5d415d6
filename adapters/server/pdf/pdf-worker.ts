import { parentPort } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';

/** Worker thread that inspects one PDF and reports the result. The parent thread must enforce time and memory limits. */
parentPort?.once('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((problem) => parentPort?.postMessage({ problem }));
});
parentPort?.postMessage('ready');
