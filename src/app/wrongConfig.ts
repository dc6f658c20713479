import type { RuntimeConfigError } from '#src/platform/runtimeConfig.ts'

const words = [
  {
    lang: 'zh-Hant',
    title: '系統設定有誤',
    text: '本網站的設定未完成，暫時未能使用。請稍後再試，或聯絡有關部門。',
  },
  {
    lang: 'pt',
    title: 'Configuração incorrecta',
    text: 'A configuração deste sítio está incompleta e o serviço não pode ser usado. Tente mais tarde ou contacte o serviço competente.',
  },
]

/**
 * A plain page in both languages for a site that was deployed with a wrong configuration block. It needs no
 * catalogue, theme or network; the setting is named for whoever deployed it.
 */
export function showWrongConfig(
  root: HTMLElement,
  error: Pick<RuntimeConfigError, 'setting' | 'message'>,
): void {
  const main = document.createElement('main')
  for (const { lang, title, text } of words) {
    const section = document.createElement('section')
    section.lang = lang
    const heading = document.createElement('h1')
    heading.textContent = title
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    section.append(heading, paragraph)
    main.append(section)
  }
  const detail = document.createElement('pre')
  detail.textContent = error.message
  main.append(detail)
  root.replaceChildren(main)
  document.title = words.map(({ title }) => title).join(' · ')
}
