/** Caches by object (a pool, a content): each is made at its first use and collected with its object. */
export function cacheFor<Of extends object, Cache>(make: (of: Of) => Cache): (of: Of) => Cache {
  const caches = new WeakMap<Of, Cache>();
  return (of) => {
    const cached = caches.get(of) ?? make(of);
    caches.set(of, cached);
    return cached;
  };
}
