import { parentPort, type MessagePort } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';
import { printReport } from './print-report.ts';
import type { PrintWord, PrinterWord } from './report-printer.ts';

/** Each word of whoever lets this thread print, asked for one by one. */
const nextWord = (port: MessagePort, said: PrinterWord): Promise<PrintWord> =>
  new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage(said);
  });

async function* rowsFrom(port: MessagePort): AsyncGenerator<readonly (readonly string[])[]> {
  for (;;) {
    const word = await nextWord(port, 'more');
    if (!('rows' in word)) return;
    yield word.rows;
  }
}

/** A thread that looks into one PDF and says what it found, or prints one report; whoever started it holds the clock and the memory. */
const port = parentPort;
port?.once('message', (first: Uint8Array | PrintWord) => {
  if (first instanceof Uint8Array)
    void inspectPdf(first).then((problem) => port.postMessage({ problem }));
  else if ('head' in first)
    void printReport(first.head, rowsFrom(port)).then((printed) => port.postMessage(printed));
});
port?.postMessage('ready');
