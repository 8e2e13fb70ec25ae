// The Dockerfile as steps, each with its paths under a folder that stands for the stage's file system.
import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import {
  Cmd,
  Copy,
  DockerfileParser,
  Env,
  From,
  Healthcheck,
  Run,
  User,
  Workdir,
  type Instruction,
} from 'dockerfile-ast'

export interface Stage {
  name: string
  /** Stands for the stage's root folder. */
  folder: string
  workdir: string
  env: Record<string, string>
  user: string
  command: string[]
  healthcheck: string[]
}

/** Where a path of the image lies in a stage's folder. */
export const within = (stage: Stage, path: string): string =>
  join(stage.folder, isAbsolute(path) ? path : join(stage.workdir, path))

export interface Work {
  /** The build's context: what .dockerignore lets through. */
  context: string
  /** Where the stages' folders are made. */
  stages: string
  run: (stage: Stage, command: string) => Promise<void>
}

/** Does what `docker build` would do, stage by stage, and answers the last one. */
export async function buildImage(dockerfile: string, { context, stages, run }: Work): Promise<Stage> {
  const done = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    if (instruction instanceof From) {
      const name = instruction.getBuildStage() ?? 'image'
      stage = {
        name,
        folder: join(stages, name),
        workdir: '/',
        env: {},
        user: 'root',
        command: [],
        healthcheck: [],
      }
      mkdirSync(stage.folder, { recursive: true })
      done.set(name, stage)
    } else if (!stage) throw new Error('no FROM')
    else await step(instruction, stage)
  }
  if (!stage) throw new Error('no FROM')
  return stage

  async function step(instruction: Instruction, at: Stage): Promise<void> {
    const said = instruction.getArgumentsContent() ?? ''
    if (instruction instanceof Workdir) {
      at.workdir = said
      mkdirSync(within(at, '.'), { recursive: true })
    } else if (instruction instanceof Copy) copy(instruction, at)
    else if (instruction instanceof Run) await run(at, said)
    else if (instruction instanceof Env)
      for (const property of instruction.getProperties())
        at.env[property.getName()] = property.getValue() ?? ''
    else if (instruction instanceof User) at.user = said
    else if (instruction instanceof Cmd) at.command = wordsOf(said)
    else if (instruction instanceof Healthcheck)
      at.healthcheck = wordsOf(said.slice(said.indexOf('CMD') + 'CMD'.length))
    else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(instruction.getKeyword()))
      throw new Error(`unknown instruction ${instruction.getKeyword()}`)
  }

  function copy(instruction: Copy, to: Stage): void {
    const from = instruction
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue()
    const source = from ? done.get(from) : undefined
    if (from && !source) throw new Error(`no stage ${from}`)
    const [target = '.', ...named] = instruction
      .getArguments()
      .map((argument) => argument.getValue())
      .reverse()
    const destination = within(to, target)
    for (const path of named) {
      const one = source ? within(source, path) : join(context, path)
      // A folder gives what is in it, a file goes into a folder that ends with a slash.
      const into =
        statSync(one).isDirectory() || !/[/.]$/.test(target) ? destination : join(destination, basename(one))
      mkdirSync(dirname(into), { recursive: true })
      cpSync(one, into, { recursive: true, verbatimSymlinks: true })
    }
  }
}

/** Words of a command in its JSON form, the only one that needs no shell. */
const wordsOf = (json: string): string[] => JSON.parse(json) as string[]
