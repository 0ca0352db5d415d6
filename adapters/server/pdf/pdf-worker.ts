import { Worker } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';

/** Milliseconds after which the process ends even if a file keeps it busy and its parent has died. */
const LONGEST = 60000;

/** Program that inspects one PDF and reports the result. The parent process must enforce time and memory limits. */
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LONGEST})`, {
  eval: true,
}).unref();
process.once('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((problem) => process.send?.({ problem }));
});
process.send?.('ready');
