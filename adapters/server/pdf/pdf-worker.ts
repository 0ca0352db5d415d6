import { parentPort } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';

/** A thread that looks into one PDF and says what it found; whoever started it holds the clock and the memory. */
parentPort?.once('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((problem) => parentPort?.postMessage({ problem }));
});
parentPort?.postMessage('ready');
