/** The long works of one world, one after the other. */
export class Works {
  #last: Promise<unknown> = Promise.resolve();
  /** So many have not ended. */
  count = 0;

  /** Does a work once those that were asked for before have ended, however they ended. */
  inOrder<Done>(work: () => Done | Promise<Done>): Promise<Done> {
    const done = this.#last.then(work);
    const ended = () => void this.count--;
    this.count += 1;
    this.#last = done.then(ended, ended);
    return done;
  }
}
