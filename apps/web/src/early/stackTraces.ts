/** Where V8 keeps how many calls a trace shows. Other engines do not know it and take no notice. */
export const traced = Error as unknown as { stackTraceLimit?: number };

/** As it was before anybody changed it. */
export const limit = traced.stackTraceLimit;
