/** Seals what the two hosts keep of persons. */
export const faultPiiKey = 'faults: seals what the two hosts keep';
