import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { inlineHashes, securityFile } from '#scripts/build/contentSecurity.ts'
import { buildWhenStale } from '#scripts/product/build.ts'
import { measure, readManifest, tooEarly } from '#scripts/sizeBudget.ts'
import { channelName } from '#src/devtools/inspector/message.ts'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'dist')
const page = () => readFileSync(join(dist, 'index.html'), 'utf8')
const scripts = () =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(join(dist, 'assets', file), 'utf8') }))

beforeAll(() => buildWhenStale(() => {}), 120_000)

describe('the production bundle', () => {
  test('knows nothing of src/devtools', () => {
    const marks = ['statelyai', '__inspect', channelName, 'Inspect charts', '(other)', '⟦', 'gallery']
    const found = scripts().flatMap(({ file, text }) =>
      marks
        .filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
        .map((mark) => `${file}: ${mark}`),
    )
    expect(found).toEqual([])
    const named = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    expect(
      named.filter((file) => /devtools|inspect|stately|gallery|viewer\/|docs\/machines/i.test(file)),
    ).toEqual([])
  })

  test('carries and names no source map', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(scripts().filter(({ text }) => text.includes('sourceMappingURL'))).toEqual([])
  })

  test('holds the budget of bytes, and nothing comes too early', () => {
    const manifest = readManifest()
    expect(measure(manifest).filter(({ bytes, limit }) => bytes > limit)).toEqual([])
    expect(tooEarly(manifest)).toEqual([])
  })
})

describe('the page', () => {
  test('its inline parts are those that csp.json allows', () => {
    expect(JSON.parse(readFileSync(join(dist, securityFile), 'utf8'))).toEqual(inlineHashes(page()))
  })

  test('has an empty configuration block, for whoever serves it', () => {
    expect(page()).toContain('<script type="application/json" id="candidatura-config">null</script>')
  })

  test('holds the first screen in both languages, signed in or not', () => {
    const screens = ['home-zh-Hant', 'page-zh-Hant', 'home-pt', 'page-pt']
    expect(screens.filter((screen) => !page().includes(`<template id="${screen}">`))).toEqual([])
  })

  test('loads nothing from elsewhere', () => {
    const loading = page().match(/<(script|link|img|iframe)\b[^>]*\s(src|href)="[^"]*"/g) ?? []
    expect(loading.filter((tag) => /="(https?:)?\/\//.test(tag))).toEqual([])
  })
})
