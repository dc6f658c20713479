import type { Plugin } from 'vite'
import { interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf, localeOf } from '#contract/languageTags.ts'
import { runtimeConfigElement } from '#contract/runtimeConfig.ts'
import { requiredFeatures } from '#scripts/browsers/requiredFeatures.ts'
import { readCatalogues } from '#scripts/texts.ts'
import {
  supportAttribute,
  unsupportedElement,
  unsupportedSection,
} from '#src/app/unsupported/unsupportedPage.ts'

const unsupportedMarkup = 'unsupported-page'

/**
 * Shows the plain page instead of the application. ES5, because the engines that it is for read nothing newer; the
 * application asks for `__unsupported` before it starts.
 */
const detect = `(function(w,d){
function show(){
var p=d.createElement('main'),t=d.getElementById('${unsupportedMarkup}');p.id='${unsupportedElement}';
t=t.content||t;while(t.firstChild)p.appendChild(t.firstChild);d.body.appendChild(p);
try{var s=JSON.parse(d.getElementById('${runtimeConfigElement}').textContent).support,e=d.querySelectorAll('[${supportAttribute}]'),i;
for(i=0;i<e.length;i++)e[i].textContent=s[e[i].getAttribute('${supportAttribute}')];
e=d.querySelectorAll('#${unsupportedElement} h1');d.title=e[0].textContent+' · '+e[1].textContent}catch(x){}
}
w.__belowTheList=function(){
if(w.__unsupported)return;
w.__unsupported=true;d.documentElement.className+=' unsupported';
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',show);else show()
};
if(!(${Object.values(requiredFeatures)
  .map((expression) => `(${expression})`)
  .join('&&')}))w.__belowTheList()
})(window,document)`

const withoutModules = 'window.__belowTheList()'

const id = `#${unsupportedElement}`
const style = [
  // engines from before templates would show it
  `#${unsupportedMarkup}{display:none}`,
  `${id}{display:block;max-width:45rem;margin:0 auto;padding:1.5rem 1rem;font:1rem/1.6 system-ui,sans-serif;color:#101514;background:#fff}`,
  `.unsupported #root{display:none}`,
  `${id} section{margin-bottom:2.5rem;padding-top:1rem;border-top:4px solid #0b6b50}`,
  `${id} h1{margin:0 0 .75rem;font-size:1.5rem;font-weight:600;line-height:1.35}`,
  `${id} p,${id} ul{margin:0 0 .75rem}`,
  `${id} ul{padding-left:1.5rem;list-style:disc}`,
  `@media (prefers-color-scheme:dark){.unsupported,.unsupported body,${id}{color:#f6f8f7;background:#101514}${id} section{border-top-color:#48a787}}`,
].join('')

/** The page's markup, in both languages. Until it is shown it is no part of the page, which has one main element and one title. */
function page(root: string): string {
  const catalogues = readCatalogues(root)
  const sections = interfaceLanguages.map((language) => {
    const texts: Record<string, string> = Object.assign({}, ...Object.values(catalogues[localeOf[language]]))
    return unsupportedSection(htmlLanguageOf[language], (text) => texts[text] ?? '')
  })
  return `<template id="${unsupportedMarkup}">${sections.join('')}</template>`
}

/** Writes into index.html what a browser below the list shows, and the script that finds out. */
export function belowTheList(): Plugin {
  let root = '.'
  return {
    name: 'below-the-list',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(
            /(<script type="application\/json"[^>]*>[^<]*<\/script>)/,
            (block) =>
              `${block}\n    <script>${detect}</script>\n    <script nomodule>${withoutModules}</script>\n    <style>${style}</style>`,
          )
          .replace('<div id="root"></div>', (block) => `${block}\n    ${page(root)}`),
    },
  }
}

/** For its test, which reads it as an ES5 engine does. */
export const headScripts = [detect, withoutModules] as const
