import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs of the worker with their progress, what was verified when, and which days have demo data. */
export class MaintenanceRuns1764150000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE maintenance_runs (
        id serial,
        kind text NOT NULL,
        parameters jsonb NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        done integer NOT NULL DEFAULT 0,
        total integer NOT NULL DEFAULT 0,
        result jsonb,
        error text,
        schedule_job text,
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        CONSTRAINT maintenance_runs_schedule_job_key UNIQUE (schedule_job),
        CONSTRAINT maintenance_runs_state_check CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        CONSTRAINT maintenance_runs_finished_check CHECK ((finished_at IS NOT NULL) = (state IN ('succeeded', 'failed', 'cancelled'))),
        CONSTRAINT maintenance_runs_pkey PRIMARY KEY (id)
      )`,
    );
    await queryRunner.query(
      'CREATE INDEX maintenance_runs_unfinished_idx ON maintenance_runs (id) WHERE finished_at IS NULL',
    );
    await queryRunner.query(
      `CREATE TABLE day_verifications (
        day date NOT NULL,
        drift integer NOT NULL,
        verified_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT day_verifications_pkey PRIMARY KEY (day)
      )`,
    );
    await queryRunner.query(
      `CREATE TABLE demo_days (
        day date NOT NULL,
        CONSTRAINT demo_days_pkey PRIMARY KEY (day)
      )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE demo_days, day_verifications, maintenance_runs');
  }
}
