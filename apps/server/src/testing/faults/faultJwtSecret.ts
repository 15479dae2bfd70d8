/** Signs what the two hosts give out. */
export const faultJwtSecret = 'faults: signs what the two hosts give out';
