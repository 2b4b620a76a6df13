# Completion of obra for bash, printed by `obra completion bash`. Does not need the package bash-completion.

__obra_complete() {
  local line=${COMP_LINE:0:COMP_POINT} current answer value directive=0
  local -a words found=()
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  current=${words[${#words[@]} - 1]}
  while IFS= read -r answer; do
    if [[ $answer =~ ^:([0-9]+)$ ]]; then
      directive=${BASH_REMATCH[1]}
    else
      value=${answer%%$'\t'*}
      [[ -n $value && $value == "$current"* ]] && found+=("$value")
    fi
  done < <("${words[0]}" complete -- "${words[@]:1}" 2> /dev/null)
  # Bash replaces only the part after the last `=` or `:`.
  [[ $current == *[=:]* ]] && found=("${found[@]#"${current%"${current##*[=:]}"}"}")
  COMPREPLY=("${found[@]}")
  ((directive & 2)) && compopt -o nospace 2> /dev/null
  ((directive & 4)) && compopt +o default 2> /dev/null
  return 0
}

complete -o default -F __obra_complete obra
