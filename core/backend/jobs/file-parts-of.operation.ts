import type { BackendPorts } from '../backend-ports.ts';

/** Yields the parts of a job's result in order, with only one part in memory at a time. A missing part aborts the response. */
export async function* filePartsOf(
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  jobId: string,
  size: number,
): AsyncGenerator<Uint8Array> {
  let left = size;
  for (let num = 0; left > 0; num += 1) {
    const part = await unitOfWork.read((tx) => tx.jobs.part(jobId, num));
    if (part === null) throw new Error(`part ${num} of the file of job ${jobId} is gone`);
    left -= part.byteLength;
    yield part;
  }
}
