export * from './contract/common.ts';
export * from './contract/contract.ts';
export * from './contract/endpoint.ts';
export * from './contract/fileCall.ts';
export * from './contract/postbacks.ts';
export * from './contract/resources.ts';
