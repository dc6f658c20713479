import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Source maps are for reading reports of crashes, not for serving: they leave dist for `.data/source-maps`. */
export function mapsApart(): Plugin {
  let out = 'dist'
  let root = '.'
  let withMaps = true
  return {
    name: 'maps-apart',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = path.resolve(root, config.build.outDir)
      withMaps = config.build.sourcemap !== false
    },
    async writeBundle() {
      if (!withMaps) return
      const apart = path.join(root, '.data', 'source-maps')
      await rm(apart, { recursive: true, force: true })
      await mkdir(apart, { recursive: true })
      const assets = path.join(out, 'assets')
      for (const name of await readdir(assets))
        if (name.endsWith('.map')) await rename(path.join(assets, name), path.join(apart, name))
    },
  }
}
