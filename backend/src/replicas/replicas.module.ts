import { Module } from '@nestjs/common';
import { ReadReplicas } from './read-replicas.service';
import { ReplicationRepository } from './replication.repository';

@Module({ providers: [ReadReplicas, ReplicationRepository], exports: [ReadReplicas] })
export class ReplicasModule {}
