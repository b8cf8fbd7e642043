declare module 'cluster-key-slot' {
  /** The hash slot of a key in a Redis Cluster, from 0 to 16383. */
  export default function calculateSlot(key: string): number;
}
