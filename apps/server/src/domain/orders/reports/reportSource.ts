/**
 * Who says what a report says. `hint`: a call that anybody can make who knows its address. `signed`: a call that only the
 * network can make, or the shop itself. `list`: the network's own list, fetched or imported.
 */
export const reportSources = ['hint', 'signed', 'list'] as const;
export type ReportSource = (typeof reportSources)[number];

/** Whether only the network can have sent it. Reports that anybody can send do not count against it. */
export const isTrusted = (source: ReportSource | undefined): boolean => source !== 'hint';
