import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** A stage of a Dockerfile, with its instructions in order. */
export interface Stage {
  image: string;
  name: string | undefined;
  steps: { instruction: string; value: string }[];
}

/** Reads the form of a Dockerfile that ours has: one instruction a line, comments on lines of their own. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() && !candidate.startsWith('#'))) {
    const [, instruction, value] = /^([A-Z]+) (.+)$/.exec(line)!;
    if (instruction === 'FROM') {
      const [, image, name] = /^(\S+)(?: AS (\S+))?$/.exec(value!)!;
      stages.push({ image: image!, name, steps: [] });
    } else stages.at(-1)!.steps.push({ instruction: instruction!, value: value! });
  }
  return stages;
}

/**
 * Does a stage's COPY and RUN steps as plain commands, with a folder in place of the container.
 *
 * @param options.folder stands for the file system's root
 * @param options.sources folders that stand for the build context (named '') and for earlier stages
 */
export async function runStage(
  { steps }: Stage,
  options: { folder: string; sources: Record<string, string>; environment: NodeJS.ProcessEnv },
): Promise<void> {
  const { folder, sources, environment } = options;
  const workdir = join(folder, 'app');
  mkdirSync(workdir, { recursive: true });
  for (const { instruction, value } of steps) {
    if (instruction === 'RUN') {
      // Nobody but root may give files away, and the folder is not the root of anything.
      const command = value
        .replace(/ && chown \S+ .*$|^chown .*$/, '')
        .replaceAll(' /data', ` ${folder}/data`);
      await promisify(execFile)('sh', ['-c', command], {
        cwd: workdir,
        env: environment,
        maxBuffer: 16_777_216,
      });
    } else if (instruction === 'COPY') copy(value, { folder, workdir, sources });
  }
}

function copy(value: string, at: { folder: string; workdir: string; sources: Record<string, string> }): void {
  const [, stage = '', paths] = /^(?:--from=(\S+) )?(.+)$/.exec(value)!;
  const names = paths!.split(' ');
  const target = join(at.workdir, names.pop()!);
  for (const name of names) {
    const source = join(at.sources[stage]!, stage ? name.replace(/^\/app/, '') : name);
    if (stage && name === '/app') {
      // All that a stage made: moved, as copying some hundred megabytes takes long.
      rmSync(target, { recursive: true });
      renameSync(source, target);
      continue;
    }
    if (!existsSync(source)) throw new Error(`COPY: there is no ${name}`);
    const intoFolder = statSync(source).isFile() && (/\/$/.test(paths!) || names.length > 1);
    cpSync(source, intoFolder ? join(target, basename(source)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}
