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

/** Parses a Dockerfile in the form used here: one instruction per line, comments on separate lines. */
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
 * Runs a stage's COPY and RUN steps as plain commands, in a folder instead of a container.
 *
 * @param options.folder replaces the file system's root
 * @param options.sources folders that replace the build context (named '') and earlier stages
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
      // Only root can change owners, and paths are relative to the folder instead of the root.
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
      // The whole output of a stage is moved, because copying some hundred megabytes is slow.
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
