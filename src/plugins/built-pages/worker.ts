/** The other thread: reads pages from the last to the first, and sends each reading with the page's number. */
import {parentPort, workerData} from 'node:worker_threads';
import {claim, readPage} from './read';
import type {Reading, Task} from './read';

export interface Answer {
  number: number;
  reading: Reading;
}

const task = workerData as Task;
for (let number = task.files.length - 1; number >= 0; number -= 1) {
  if (claim(task, number)) {
    const answer: Answer = {number, reading: readPage(task, task.files[number]!)};
    parentPort?.postMessage(answer);
  }
}
