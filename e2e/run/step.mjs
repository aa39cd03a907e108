import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './install.mjs'

const running = new Set()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopped = true
    for (const child of running) child.kill(signal)
    leaveWhenStopped()
  })
}

// Child processes exit first, so that no browser or back-end is left running.
function leaveWhenStopped() {
  if (isStopped && running.size === 0) process.exit(1)
}

/**
 * Runs a program and returns its exit code or the signal that ended it, with `quiet` also its output instead of printing
 * it. It is ended only after `seconds`, if they are given.
 */
export function step(program, args, { quiet = false, seconds, killSignal = 'SIGKILL', env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(seconds === undefined ? {} : { timeout: seconds * 1000, killSignal }),
    })
    running.add(child)
    let output = ''
    child.stdout?.setEncoding('utf8')
    child.stderr?.setEncoding('utf8')
    child.stdout?.on('data', (part) => (output += part))
    child.stderr?.on('data', (part) => (output += part))
    const end = (code, { signal = null, more = '' } = {}) => {
      running.delete(child)
      leaveWhenStopped()
      resolve({ code, signal, output: output + more })
    }
    child.on('error', (error) => end(1, { more: error.message }))
    child.on('close', (code, signal) => end(code ?? 1, { signal }))
  })
}

/** Runs a Node program of an installed package by its script in `node_modules`. */
export function tool(script, args, options) {
  return step(process.execPath, [path.join(root, 'node_modules', script), ...args], options)
}
