// The name of the built script has a hash, so the app passes it. The policy of the page limits it to the scripts of this host.
import(new URL(location.hash.slice(1), location.href).href)
