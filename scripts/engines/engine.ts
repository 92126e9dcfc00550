/** What a browser is told, by its name in WebDriver (W3C): each engine has a way of its own to hear it. */
export type Command =
  | 'navigate'
  | 'execute'
  | 'click'
  | 'sendKeys'
  | 'performActions'
  | 'screenshot'
  | 'setWindowRect';

/** A browser that runs. */
export type Engine = {
  readonly name: string;
  readonly version: string;
  readonly send: (command: Command, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => Promise<void>;
};
