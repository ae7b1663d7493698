/** A cache for each object, such as a pool or a content, made when it is first asked for; it goes with the object. */
export function cacheFor<Of extends object, Cache>(make: (of: Of) => Cache): (of: Of) => Cache {
  const caches = new WeakMap<Of, Cache>();
  return (of) => {
    const cached = caches.get(of) ?? make(of);
    caches.set(of, cached);
    return cached;
  };
}
