import { readFileSync } from 'node:fs'
import PO from 'pofile'

/**
 * The texts of one .po file, by id.
 * @throws for an id that is there twice
 */
export function readTexts(file: string | URL): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { msgid, msgstr } of PO.parse(readFileSync(file, 'utf8')).items) {
    if (msgid in texts) throw new Error(`${file}: ${msgid} is there twice`)
    texts[msgid] = msgstr.join('')
  }
  return texts
}
