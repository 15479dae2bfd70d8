import type { UploadTicket } from '@potli/api';
import type pg from 'pg';

/** Two hosts on one PostgreSQL, for fault injection. */
export interface FaultShop {
  /** Addresses of the hosts' APIs. */
  hosts: readonly string[];
  /** The address of the database, for the role of the hosts. */
  databaseUrl: string;
  /** A connection of the owner role, to read what was committed. New after a crash. */
  owner(): Promise<pg.Client>;
  /** The folder that both hosts share. */
  dataDir: string;
  /** The folder of the cluster. */
  clusterDir: string;
  /** The mount point of the limited disk, if any. */
  smallDisk: string | undefined;
  storeId: string;
  /** Whether both hosts still run. */
  hostsRun(): boolean;
  close(): Promise<void>;
}

/** A member who makes one kind of call at one host. */
export interface FaultMember {
  id: string;
  email: string;
  host: string;
  storeId: string;
  accessToken: string;
  refreshToken: string;
  /** What the call needs from before: a key, the last part of a link. */
  secret: string;
  ticket: UploadTicket | undefined;
}
