import { Module } from '@nestjs/common';
import { ReadReplicas } from './read-replicas.repository';
import { ReplicationRepository } from './replication.repository';

@Module({ providers: [ReadReplicas, ReplicationRepository], exports: [ReadReplicas] })
export class ReplicasModule {}
