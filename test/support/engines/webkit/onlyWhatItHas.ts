/** What languages and libraries ask any object for, of which these have nothing. */
const askedOfAll = new Set([
  'then',
  'toJSON',
  'asymmetricMatch',
  'nodeType',
  'tagName',
  '$$typeof',
  'constructor',
])

/** A test that needs what this driver can't do is told so, by name. */
export function onlyWhatItHas<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (value === undefined && typeof key === 'string' && !(key in target) && !askedOfAll.has(key))
        throw new Error(`The driver of WebKitGTK has no ${name}.${key}`)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
